import { needs, type Publishable } from '../contract/definition';

/** A checklist needs an item. */
export const requirements = ({ content }: Publishable) => needs(content.items, 'items', 'add at least one item');
