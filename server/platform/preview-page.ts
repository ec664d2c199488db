/** The content security policy of the page. Widgets may show pictures of any origin; the page itself sends no other requests. */
export const PREVIEW_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src *',
  'font-src data:',
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com https://fast.wistia.net',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The page in which a widget is previewed. It has no framework, only the script of embed/preview/ with every renderer. Its color scheme
 * is that of the surrounding page: with another one, browsers would paint an opaque background.
 * @param script the path of the built preview.js
 */
export const previewPage = (scheme: 'light' | 'dark', script: string): string => `<!doctype html>
<html lang="en" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>Preview · Docent</title>
<style>body{margin:0}</style>
</head>
<body><div id="preview"></div><script src="${script}"></script></body>
</html>
`;
