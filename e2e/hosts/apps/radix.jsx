import { Dialog, DropdownMenu, Popover } from 'radix-ui';
import { createRoot } from 'react-dom/client';
import './radix.css';

/** Invoices with a dialog, a popover and a menu. */
function App() {
  return (
    <main style={{ padding: 24 }}>
      <h1>Invoices</h1>
      <Dialog.Root>
        <Dialog.Trigger>Open dialog</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="dialog" aria-describedby={undefined}>
            <Dialog.Title>Invoice</Dialog.Title>
            <label htmlFor="number">Number</label>
            <input id="number" />
            <button type="button" id="inside">
              Add a line
            </button>
            <Dialog.Close>Save</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Popover.Root>
        <Popover.Trigger>Open popover</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className="popover" aria-label="Columns">
            <label htmlFor="column">Column</label>
            <input id="column" />
            <button type="button" id="in-popover">
              Add a column
            </button>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>Open menu</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="popover">
            <DropdownMenu.Item id="in-menu">Export all</DropdownMenu.Item>
            <DropdownMenu.Item>Archive</DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);
