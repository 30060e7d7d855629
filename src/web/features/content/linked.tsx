import { Link } from 'react-router';
import { Rich } from '../../parts/text/rich.tsx';

/** A sentence whose links lead to `to`, in order. */
export function Linked({ text, to }: { text: string; to: readonly string[] }) {
  return <Rich text={text} wrap={to.map((path) => (inner) => <Link to={path}>{inner}</Link>)} />;
}
