/** Whether a text is the whole address of a page, or its path: `https://app.example.com/projects`, `/projects`. */
export function isPageAddress(text: string): boolean {
  const address = text.trim();
  return /^[a-z][a-z\d+.-]*:\/\/\S+$/i.test(address) || /^\/(?!\/)\S*$/.test(address);
}
