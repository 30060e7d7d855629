export default function Design() { return <main>Design</main>; }
