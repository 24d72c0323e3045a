import { useEffect, useRef } from 'react'

import { CONFETTI_TIME, confettiAt } from '#rules/confetti.ts'
import type { Theme } from '#stores/theme.ts'
import styles from './confetti.module.css'
import { useTheme } from './theme.tsx'

const ROLES = ['brand', 'accent', 'metal-epic', 'metal-super', 'metal-mini', 'win']
const WIDTH = 9
const HEIGHT = 14

function draw(canvas: HTMLCanvasElement, { colours, roundness }: Theme, elapsed: number): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const radius = Math.min(Number.parseFloat(roundness['control'] ?? '') || 0, WIDTH / 2)
  const palette = ROLES.flatMap(role => colours[role] ?? [])
  const ratio = devicePixelRatio
  canvas.width = canvas.clientWidth * ratio
  canvas.height = canvas.clientHeight * ratio
  for (const { x, y, turn, size, colour } of confettiAt(elapsed)) {
    const scale = size * ratio
    pen.setTransform(scale, 0, 0, scale, x * canvas.width, y * canvas.height)
    pen.rotate(turn)
    pen.scale(1, Math.cos(turn * Math.PI))
    pen.fillStyle = palette[colour % palette.length] ?? 'currentcolor'
    pen.beginPath()
    pen.roundRect(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, radius)
    pen.fill()
  }
}

/** A shower in the operator's colours, its pieces as round as the operator's buttons. */
export function Confetti() {
  const theme = useTheme()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      if (!canvas.current) return
      draw(canvas.current, theme, now - began)
      if (now - began < CONFETTI_TIME) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [theme])
  return <canvas ref={canvas} className={styles.confetti} />
}
