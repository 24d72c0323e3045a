interface Spark {
  x: number
  y: number
  vx: number
  vy: number
  readonly pull: number
  spin: number
  angle: number
  age: number
  readonly life: number
  readonly size: number
  readonly kind: 'spark' | 'coin'
  readonly colour: string
}

const MOST = 260

/** Sparks of a win and coins of a large one. */
export class Sparks {
  private readonly all: Spark[] = []
  private last = 0

  get isEmpty(): boolean {
    return this.all.length === 0
  }

  /** A burst from a place, in CSS pixels. */
  burst(x: number, y: number, count: number, size: number, colours: readonly string[]): void {
    for (let index = 0; index < count && this.all.length < MOST; index++) {
      const angle = Math.random() * Math.PI * 2
      const speed = size * (1.5 + Math.random() * 4)
      this.all.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed - size * 1.5,
        pull: 380,
        spin: 0,
        angle: 0,
        age: 0,
        life: 0.45 + Math.random() * 0.5,
        size: size * (0.05 + Math.random() * 0.06),
        kind: 'spark',
        colour: colours[index % colours.length] ?? '#fff'
      })
    }
  }

  /** Throws one coin up from a place over a height; it turns, falls and is gone. */
  coin(x: number, y: number, height: number): void {
    if (this.all.length >= MOST) return
    this.all.push({
      x,
      y,
      vx: (Math.random() - 0.5) * height * 0.9,
      vy: -height * (1.35 + Math.random() * 0.75),
      pull: height * 1.9,
      spin: 3 + Math.random() * 9,
      angle: Math.random() * 6,
      age: 0,
      life: 3,
      size: height * (0.022 + Math.random() * 0.028),
      kind: 'coin',
      colour: ''
    })
  }

  clear(): void {
    this.all.length = 0
  }

  draw(pen: CanvasRenderingContext2D, now: number, coin: CanvasImageSource): void {
    const passed = Math.min(0.25, Math.max(0, (now - this.last) / 1000))
    this.last = now
    for (const one of this.all) {
      one.age += passed
      one.vy += one.pull * passed
      one.x += one.vx * passed
      one.y += one.vy * passed
      one.angle += one.spin * passed
      const left = 1 - one.age / one.life
      if (left <= 0) continue
      if (one.kind === 'coin') {
        const turn = Math.cos(one.angle)
        pen.save()
        pen.translate(one.x, one.y)
        pen.rotate(one.angle * 0.2)
        pen.scale(Math.abs(turn) * 0.9 + 0.1, 1)
        pen.drawImage(coin, -one.size, -one.size, one.size * 2, one.size * 2)
        pen.restore()
      } else {
        pen.globalAlpha = Math.min(1, left * 2)
        pen.fillStyle = one.colour
        pen.beginPath()
        pen.arc(one.x, one.y, one.size * (0.4 + left * 0.6), 0, Math.PI * 2)
        pen.fill()
        pen.globalAlpha = 1
      }
    }
    for (let index = this.all.length - 1; index >= 0; index--) {
      const one = this.all[index]
      if (one && one.age >= one.life) this.all.splice(index, 1)
    }
  }
}
