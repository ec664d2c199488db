import 'bootstrap';
import 'bootstrap/dist/css/bootstrap.css';

// Invoices with a modal and an offcanvas.
document.getElementById('root').innerHTML = `
  <main class="p-4">
    <h1>Invoices</h1>
    <button class="btn btn-primary" data-bs-toggle="modal" data-bs-target="#modal">Open modal</button>
    <button class="btn btn-secondary" data-bs-toggle="offcanvas" data-bs-target="#offcanvas">Open offcanvas</button>
    <div class="modal fade" id="modal" tabindex="-1" aria-labelledby="modal-title">
      <div class="modal-dialog"><div class="modal-content">
        <div class="modal-header"><h2 class="modal-title fs-5" id="modal-title">Invoice</h2></div>
        <div class="modal-body">
          <label for="number">Number</label> <input id="number" class="form-control">
          <button class="btn btn-light" id="inside">Add a line</button>
        </div>
        <div class="modal-footer"><button class="btn btn-primary" data-bs-dismiss="modal">Save</button></div>
      </div></div>
    </div>
    <div class="offcanvas offcanvas-end" id="offcanvas" tabindex="-1" aria-labelledby="offcanvas-title">
      <div class="offcanvas-header"><h2 id="offcanvas-title">Filters</h2></div>
      <div class="offcanvas-body"><button class="btn btn-light" id="in-offcanvas">Apply filters</button></div>
    </div>
  </main>`;
