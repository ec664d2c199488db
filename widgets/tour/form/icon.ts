export { IconRoute as Icon } from '@tabler/icons-react';
