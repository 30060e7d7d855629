/** What a customer may be besides a customer. An ambassador wears the shop's things and cannot buy its gift cards. */
export const customerRoles = ['ambassador'] as const;

export type CustomerRole = (typeof customerRoles)[number];
