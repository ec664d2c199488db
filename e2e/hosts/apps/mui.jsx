import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Menu, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Invoices with a dialog and a menu. */
function App() {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState(null);
  const close = () => setOpen(false);
  return (
    <main style={{ padding: 24 }}>
      <h1>Invoices</h1>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Open menu</Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Invoice</DialogTitle>
        <DialogContent>
          <TextField label="Number" id="number" margin="dense" />
          <Button id="inside">Add a line</Button>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Save</Button>
        </DialogActions>
      </Dialog>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem id="in-menu">Export all</MenuItem>
        <MenuItem>Archive</MenuItem>
      </Menu>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<App />);
