// Invoices with a dialog and a popover of the browser, in a page without any library.
document.getElementById('root').innerHTML = `
  <main style="padding: 24px">
    <h1>Invoices</h1>
    <button id="open-dialog">Open dialog</button>
    <button popovertarget="popover">Open popover</button>
    <dialog id="dialog" aria-label="Invoice">
      <label for="number">Number</label> <input id="number">
      <button id="inside">Add a line</button>
      <form method="dialog"><button>Save</button></form>
    </dialog>
    <div id="popover" popover aria-label="Columns" role="dialog">
      <label for="column">Column</label> <input id="column">
      <button id="in-popover">Add a column</button>
    </div>
  </main>`;
document.getElementById('open-dialog').addEventListener('click', () => document.getElementById('dialog').showModal());
