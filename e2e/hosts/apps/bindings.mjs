// What the applications with bindings have in common.
const query = new URLSearchParams(location.search);

export const options = {
  clientToken: query.get('token'),
  apiHost: document.body.dataset.docent,
  headless: query.has('headless'),
};

export const users = [
  ['Ann', { id: 'ann', metadata: { plan: 'pro' } }],
  ['Ben', { id: 'ben', metadata: { plan: 'free' } }],
  ['Nobody', null],
];

/** Reports of each offer, as often as it is told, that it can be seen. */
export const offered = (offers) => {
  for (const offer of offers) offer.shown?.();
};
