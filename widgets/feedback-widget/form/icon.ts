export { IconMessage2 as Icon } from '../../../ui/icons';
