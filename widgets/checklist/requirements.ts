import { needs, type Publishable } from '../definition';

/** A checklist needs an item. */
export const requirements = ({ content }: Publishable) => needs(content.items, 'items', 'add at least one item');
