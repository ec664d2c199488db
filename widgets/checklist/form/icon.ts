export { IconChecklist as Icon } from '../../../ui/icons';
