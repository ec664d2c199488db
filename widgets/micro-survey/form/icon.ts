export { IconMessageQuestion as Icon } from '../../../ui/icons';
