import { buttonSizes } from '@/components/ui/button-look';

/** The size of a button in the header, which is smaller on phones. */
export const HEAD_BUTTON = `${buttonSizes['bar']} flex-none [&_svg]:size-8! max-tablet:[&_svg]:size-7!`;
