import { Specimens } from '../../design/specimens/specimens.tsx';

export function meta() {
  return [{ title: 'Primitives | Vitrine' }, { name: 'robots', content: 'noindex' }];
}

export default function Design() {
  return <Specimens />;
}
