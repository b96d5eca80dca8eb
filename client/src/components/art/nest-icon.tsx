import { Icon, type IconNode, type LucideProps } from 'lucide-react';

const node: IconNode = [
  ['path', { d: 'M8.6 12.3V9.5C8.6 7 10 4 12 4S15.4 7 15.4 9.5V12.3', key: 'egg' }],
  ['path', { d: 'M2 12Q12 15.5 22 12Q22 19 17 20H7Q2 19 2 12Z', key: 'nest' }],
  ['path', { d: 'M7 16.3Q12 17.6 17 16.3', key: 'twig' }],
];

export function NestIcon(props: LucideProps) {
  return <Icon iconNode={node} {...props} />;
}
