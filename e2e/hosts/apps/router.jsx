import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';

// Counts what a load of the page would lose.
window.loadedAt = performance.timeOrigin;

function Layout() {
  const navigate = useNavigate();
  window.navigateInHost = navigate;
  return (
    <main style={{ padding: 24 }}>
      <nav>
        <Link to={`/router${location.search}`}>Invoices</Link>{' '}
        <Link to={`/router/orders${location.search}`}>Orders</Link>
      </nav>
      <Routes>
        <Route
          path="/router"
          element={
            <>
              <h1>Invoices</h1>
              <button type="button" id="new-invoice">
                New invoice
              </button>
            </>
          }
        />
        <Route
          path="/router/orders"
          element={
            <>
              <h1>Orders</h1>
              <button type="button" id="new-order">
                New order
              </button>
            </>
          }
        />
      </Routes>
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter>
    <Layout />
  </BrowserRouter>,
);
