// Prints the path of every picture that the catalogue names, one a line: what print_all.py may write.
import { pictureSets, picturesOf } from '../pictures/index.ts';

for (const name of pictureSets) {
  const { images, swatchImage } = picturesOf(name);
  process.stdout.write([...images.map(({ path }) => path), swatchImage, ''].join('\n'));
}
