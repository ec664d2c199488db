import home from './home.json';
import nav from './nav.json';

export default { home, nav };
