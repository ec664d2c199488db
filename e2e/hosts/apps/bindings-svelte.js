import { mount, unmount } from 'svelte';
import { writable } from 'svelte/store';
import { options, users } from './bindings.mjs';
import Root from './bindings-svelte.svelte';

const user = writable();
const app = mount(Root, { target: document.getElementById('root'), props: { options: { ...options, user } } });

for (const [name, act] of [
  ...users.map(([name, known]) => [name, () => user.set(known)]),
  ['Unmount', () => unmount(app)],
]) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = act;
  document.body.append(button);
}
