/** Lets elements before it load what moves them when they are seen, which the listener of the first touch hears. */
const { of = '' } = document.currentScript?.dataset ?? {}
for (const element of document.querySelectorAll(`[data-touch=${of}]`))
  new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) element.dispatchEvent(new Event('seen'))
  }).observe(element)

export {}
