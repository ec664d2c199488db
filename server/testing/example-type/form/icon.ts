export { IconMinus as Icon } from '@tabler/icons-react';
