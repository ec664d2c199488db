import { ElButton, ElDialog, ElDrawer, ElInput, ElTable, ElTableColumn } from 'element-plus';
import 'element-plus/dist/index.css';
import { createApp, h, ref } from 'vue';
import { createRouter, createWebHashHistory, RouterLink, RouterView } from 'vue-router';

const INVOICES = Array.from({ length: 30 }, (_, at) => ({ number: `INV-${at + 1}`, customer: `Customer ${at + 1}` }));

const Invoices = {
  setup() {
    const open = ref('');
    const dialog = (Part, name, title, children) =>
      h(
        Part,
        {
          modelValue: open.value === name,
          title,
          'onUpdate:modelValue': (isOpen) => (open.value = isOpen ? name : ''),
        },
        () => children,
      );
    return () => [
      h('h1', 'Invoices'),
      h(ElButton, { onClick: () => (open.value = 'dialog') }, () => 'Open dialog'),
      h(ElButton, { onClick: () => (open.value = 'drawer') }, () => 'Open drawer'),
      h(ElTable, { data: INVOICES, height: 200 }, () => [
        h(ElTableColumn, { prop: 'number', label: 'Number' }),
        h(ElTableColumn, { prop: 'customer', label: 'Customer' }),
        h(
          ElTableColumn,
          { label: 'Edit' },
          { default: ({ row }) => h(ElButton, { 'data-testid': `edit-${row.number}` }, () => 'Edit') },
        ),
      ]),
      dialog(ElDialog, 'dialog', 'Invoice', [
        h('label', { for: 'number' }, 'Number'),
        h(ElInput, { id: 'number' }),
        h(ElButton, { id: 'inside' }, () => 'Add a line'),
      ]),
      dialog(ElDrawer, 'drawer', 'Filters', [h(ElButton, { id: 'in-drawer' }, () => 'Apply filters')]),
    ];
  },
};
const Reports = { render: () => [h('h1', 'Reports'), h(ElButton, { id: 'report' }, () => 'New report')] };

const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', component: Invoices },
    { path: '/reports', component: Reports },
  ],
});
window.navigateInHost = (url) => router.push(url.split('#')[1]);
const Application = {
  render: () =>
    h('main', { style: 'padding: 24px' }, [
      h('nav', [h(RouterLink, { to: '/' }, () => 'Invoices'), ' ', h(RouterLink, { to: '/reports' }, () => 'Reports')]),
      h(RouterView),
    ]),
};
createApp(Application).use(router).mount('#root');
