import { walk } from '../../support/accessibility-walk';

walk('forms');
