export { IconMessageQuestion as Icon } from '@tabler/icons-react';
