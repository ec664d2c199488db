import { Button, ConfigProvider, Drawer, Dropdown, Input, Modal, Select, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const INVOICES = Array.from({ length: 30 }, (_, at) => ({
  key: at,
  number: `INV-${at + 1}`,
  customer: `Customer ${at + 1}`,
}));
const COLUMNS = [
  { title: 'Number', dataIndex: 'number' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: '', render: (_, { number }) => <Button data-testid={`edit-${number}`}>Edit</Button> },
];

/** A list of invoices with a modal, a drawer and a menu. */
function App() {
  const [open, setOpen] = useState('');
  const close = () => setOpen('');
  return (
    <ConfigProvider>
      <main style={{ padding: 24 }}>
        <h1>Invoices</h1>
        <Button onClick={() => setOpen('modal')}>Open modal</Button>
        <Button onClick={() => setOpen('drawer')}>Open drawer</Button>
        <Dropdown trigger={['click']} menu={{ items: [{ key: 'export', label: 'Export all' }] }}>
          <Button>Open menu</Button>
        </Dropdown>
        <Select placeholder="Status" style={{ width: 160 }} options={[{ value: 'paid', label: 'Paid' }]} />
        <Table columns={COLUMNS} dataSource={INVOICES} pagination={false} scroll={{ y: 160 }} />
        <Modal title="Invoice" open={open === 'modal'} onOk={close} onCancel={close}>
          <label htmlFor="number">Number</label>
          <Input id="number" />
          <Button id="inside">Add a line</Button>
        </Modal>
        <Drawer title="Filters" open={open === 'drawer'} onClose={close}>
          <label htmlFor="search">Customer</label>
          <Input id="search" />
          <Button id="in-drawer">Apply filters</Button>
        </Drawer>
      </main>
    </ConfigProvider>
  );
}

createRoot(document.getElementById('root')).render(<App />);
