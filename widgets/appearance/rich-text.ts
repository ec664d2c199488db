/** The HTML tags that are allowed in texts. Used by the server's sanitizer and by the page's renderer. */
export const RICH_TAGS: readonly string[] =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  );
