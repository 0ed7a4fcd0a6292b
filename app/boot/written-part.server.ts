/**
 * What React has written of a part of a page. React 18 fills views of 2,048 bytes, and where the next letter takes more than one byte
 * and no longer fits it sends the view with its last bytes unwritten: as zeros, which a browser shows as "�". No page holds a zero.
 */
export function writtenPart(view: Uint8Array): Uint8Array {
  let end = view.length;
  while (end > 0 && view[end - 1] === 0) end -= 1;
  return view.subarray(0, end);
}
