export { IconChecklist as Icon } from '@tabler/icons-react';
