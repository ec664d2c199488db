// The host application: client-side routing, someone who is signed in, and a list of what Docent reports.
const PEOPLE = {
  trial: [
    'playground-kim',
    { name: 'Kim Park', email: 'kim@example.com', plan: 'trial', role: 'member', language: 'en' },
  ],
  pro: [
    'playground-ann',
    { name: 'Ann Reed', email: 'ann@example.com', plan: 'business', role: 'admin', language: 'en' },
  ],
  french: [
    'playground-helene',
    { name: 'Hélène Roy', email: 'helene@example.com', plan: 'trial', role: 'member', language: 'fr' },
  ],
};

const page = document.getElementById('page');
const who = document.getElementById('who');
const log = document.getElementById('log');

function show() {
  const path = location.pathname === '/' ? '/projects' : location.pathname;
  const template = document.querySelector(`template[data-path="${CSS.escape(path)}"]`);
  page.replaceChildren(template ? template.content.cloneNode(true) : 'There is no such page.');
  for (const link of document.querySelectorAll('a[data-route]'))
    link.toggleAttribute('data-current', link.getAttribute('href') === path);
}

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-route]');
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  history.pushState({}, '', link.href);
  show();
});
addEventListener('popstate', show);

const docent = (name, ...args) => {
  if (window.Docent?.[name]) window.Docent[name](...args);
  else (window.Docent ??= { q: [] }).q.push([name, ...args]);
};

function signIn() {
  const person = PEOPLE[who.value];
  if (person) docent('identifyUser', ...person);
}

who.value = sessionStorage.getItem('who') ?? '';
who.addEventListener('change', () => {
  sessionStorage.setItem('who', who.value);
  docent('reset');
  signIn();
});

// Without an id, the only changelog and the only roadmap of the company are meant.
for (const button of document.querySelectorAll('[data-docent]'))
  button.addEventListener('click', () => docent(button.dataset.docent));

docent('on', '*', ({ type, entityType, id, name, error }) => {
  const item = document.createElement('li');
  item.textContent = error ? `error: ${error.message ?? error}` : `${name ?? type} · ${entityType} ${id}`;
  log.prepend(item);
});
signIn();
show();
