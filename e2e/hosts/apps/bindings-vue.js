import { createDocent, useDocent, useDocentEvent, useDocentOffers } from '@docent/vue';
import { createApp, h, ref, watch } from 'vue';
import { offered, options, users } from './bindings.mjs';

const user = ref();

const App = {
  setup() {
    const docent = useDocent();
    const heard = ref([]);
    const offers = useDocentOffers();
    useDocentEvent('shown', ({ entityType }) => heard.value.push(entityType));
    watch(offers, offered);
    return () =>
      h('main', [
        h('output', { 'aria-label': 'Heard' }, heard.value.join(' ')),
        h('output', { 'aria-label': 'Offers' }, offers.value.map(({ view }) => view.name).join(' ')),
        h('button', { onClick: () => docent.openNps() }, 'Open'),
      ]);
  },
};
const app = createApp(App).use(createDocent({ ...options, user }));
app.mount('#root');

const buttons = document.createElement('div');
document.body.append(buttons);
createApp({
  render: () => [
    ...users.map(([name, known]) => h('button', { onClick: () => (user.value = known) }, name)),
    h('button', { onClick: () => app.unmount() }, 'Unmount'),
  ],
}).mount(buttons);
