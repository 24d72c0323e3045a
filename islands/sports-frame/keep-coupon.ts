import { keepOutsideCoupon } from '#stores/sports/outside-coupon.ts'

/** Keeps what is picked in the frame, which its place says. */
export const keepCoupon = (root: Element): void =>
  keepOutsideCoupon(root.getAttribute('data-coupon') ?? '')
