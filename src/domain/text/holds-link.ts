// Words of a stranger that go out under the shop's name.

/**
 * Whatever a mail program may make a link of. Not by a list of known endings, of which there are more every month: a
 * word with a dot inside it is one.
 */
export function holdsLink(text: string): boolean {
  return /:\/\/|https?:|www\.|[^\s.。．｡][.。．｡]\p{Cf}*\p{L}{2}|\d+\.\d+\.\d+\.\d+/iu.test(text);
}
