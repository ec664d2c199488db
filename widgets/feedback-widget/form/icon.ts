export { IconMessage2 as Icon } from '@tabler/icons-react';
