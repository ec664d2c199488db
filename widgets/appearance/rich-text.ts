/** The tags that HTML in a text may hold; the server keeps to them when it delivers, the page when it builds. */
export const RICH_TAGS: readonly string[] =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
