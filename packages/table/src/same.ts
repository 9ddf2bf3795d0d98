/** Whether two pieces of plain data (views, events, states) say the same; as comparing their JSON would tell, but it
 * stops at the first difference. `but` names a key of theirs that does not count. */
export function isSame(one: unknown, other: unknown, but?: string): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  if (Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  for (const key of keys) {
    if (key === but) continue;
    if (!Object.hasOwn(other, key)) return false;
    if (!isSame(one[key as keyof typeof one], other[key as keyof typeof other])) return false;
  }
  return true;
}
