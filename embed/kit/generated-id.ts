/** True for an id that a library generated, and that differs in another build or on the next page. */
export const isGenerated = (id: string): boolean =>
  /\d{3,}|[:«»]|^_|__|[0-9a-f]{8}|^(radix|headlessui|react-|mui|mantine|ember|yui|ext-gen|aria-|cdk-|ng-|jss|sc-|css-|el-id-|rc_)/i.test(
    id,
  ) || /[a-z]\d+[a-z]+\d/i.test(id);
