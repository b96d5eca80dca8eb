import { walk } from '../../support/accessibility-walk';

walk('public-and-admin');
