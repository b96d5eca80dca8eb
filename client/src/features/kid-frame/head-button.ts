import { buttonSizes } from '@/components/ui/button-look';

export const HEAD_BUTTON = `${buttonSizes['bar']} flex-none [&_svg]:size-8! max-tablet:[&_svg]:size-7!`;
