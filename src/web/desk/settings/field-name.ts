import { deliveryWays } from '../../../domain/settings/delivery.ts';
import { senderFields } from '../../../domain/settings/sender.ts';
import { words as senderWords } from '../../../words/desk-sender/words.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayShippingWay } from '../../../words/shipping/say-shipping-way.ts';

/** Of a value, whichever section it is in: colors are named with their style, rates with their place and way. */
export function fieldName(name: string): string {
  const [first = '', second = '', part] = name.split('.');
  const inStyle = words.styleIs[first];
  if (inStyle !== undefined) return `${inStyle}, ${words.colorNames[second] ?? second}`;
  const way = deliveryWays.find((one) => one.name === `${first}.${second}`);
  const ofSender = senderFields.find((field) => field === name);
  if (ofSender !== undefined) return senderWords.fields[ofSender];
  if (way === undefined) return words.fields[name] ?? name;
  const named = `${words.zoneNames[way.zone]}, ${sayShippingWay(pageLanguage, way.rate.way)}`;
  return part === undefined ? named : `${named}, ${words.rateParts[part] ?? part}`;
}
