import { keepCoupon } from '#islands/sports-frame/keep-coupon.ts'

/** Keeps what is picked in the frame of an outside book. */
export const touch = (root: Element): void => keepCoupon(root)
