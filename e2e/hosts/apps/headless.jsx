import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Invoices with a dialog. */
function App() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <main style={{ padding: 24 }}>
      <h1>Invoices</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open dialog
      </button>
      <Dialog open={open} onClose={close} style={{ position: 'fixed', inset: 0, background: 'rgb(0 0 0 / 50%)' }}>
        <DialogPanel style={{ width: 420, margin: '120px auto', padding: 24, background: 'white' }}>
          <DialogTitle>Invoice</DialogTitle>
          <label htmlFor="number">Number</label>
          <input id="number" />
          <button type="button" id="inside">
            Add a line
          </button>
          <button type="button" onClick={close}>
            Save
          </button>
        </DialogPanel>
      </Dialog>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);
