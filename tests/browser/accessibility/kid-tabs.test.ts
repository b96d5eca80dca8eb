import { walk } from '../../support/accessibility-walk';

walk('kid-tabs');
