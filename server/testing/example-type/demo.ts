import { everywhere, type WidgetDemo } from '../../../widgets/contract/demo';

export const demo: WidgetDemo = {
  widgets: () => [
    { age: 30, input: { name: 'Invoices', message: 'Invoices are here.', active: true, targeting: everywhere } },
    { age: 1, input: { name: 'Prices (needs a message)', active: true, targeting: everywhere } },
  ],
  meet: (session, { id }) => {
    session.add('example', id, 'example_shown');
    if (session.random.chance(0.2)) session.add('example', id, 'example_clicked');
  },
};
