/** Whether something is on the bet slip of this browser, or a booking code is to be put there. */
export const wantsSlip = (): boolean =>
  /(^|; )sportsCoupon=./.test(document.cookie) || /[?&]code=/.test(location.search)
