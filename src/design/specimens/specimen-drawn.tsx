// Drawn stand-ins for photographs: a dress on its hanger, and a piece of its cloth.
import styles from './specimen-sheet.module.css';

export const dyes = [
  { name: 'Bordeaux', colour: '#5d1222' },
  { name: 'Noir', colour: '#23211f' },
  { name: 'Sage', colour: '#7b8a6c' },
  { name: 'Champagne', colour: '#cdb58f' },
  { name: 'Glacier', colour: '#9fb3bd' },
  { name: 'Rust', colour: '#9a4a2b' },
  { name: 'Slate', colour: '#4d555c' },
] as const;

export function Cloth({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 56 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={colour} d="M0 0h56v64H0z" />
      <path fill="#fff" opacity=".1" d="M6 0h7l-4 64H2zM30 0h5l3 64h-6z" />
      <path fill="#000" opacity=".16" d="M16 0h6l-2 64h-7zM42 0h9l3 64h-8z" />
    </svg>
  );
}

export function Dress({ colour }: { colour: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 200 300" aria-hidden="true">
      <path
        fill="none"
        stroke="#8b847b"
        strokeWidth="2"
        d="M100 46v-8a6 6 0 1 1 6-6M100 46 74 62m26-16 26 16"
      />
      <path
        fill={colour}
        d="M76 62c6 26 42 26 48 0l8 44c2 14-3 26-1 38l22 112c-34 12-72 12-106 0l22-112c2-12-3-24-1-38Z"
      />
      <path fill="#000" opacity=".14" d="m84 150-16 110 12 2 12-112Zm30 0 16 108-10 4-12-112Z" />
      <path fill="#fff" opacity=".1" d="m97 146-5 118h8l3-118Z" />
    </svg>
  );
}
