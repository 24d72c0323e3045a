import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { OPERATOR_NAMES, OPERATORS, type Operator } from '#config/operators.ts'
import { brandPictures } from '../../src/integrations/brand-icons.ts'

describe.each(OPERATOR_NAMES)('the pictures of %s', operator => {
  const brand = OPERATORS[operator]

  test('lie at the addresses of its theme settings, in their sizes [THEM-04]', async () => {
    const pictures = await brandPictures(brand)
    const sizeAt = async (address: string) => {
      const { width, height, format } = await sharp(Buffer.from(pictures.get(address)!)).metadata()
      return { width, height, format }
    }
    const square = (size: number) => ({ width: size, height: size, format: 'png' })
    expect(await sizeAt(brand.favicon16)).toEqual(square(16))
    expect(await sizeAt(brand.favicon32)).toEqual(square(32))
    expect(await sizeAt(brand.appleTouchIcon)).toEqual(square(180))
    for (const { url, width, height } of [brand.logo, brand.logoDesktop])
      expect(await sizeAt(url)).toEqual({ width, height, format: 'svg' })
  })

  test('are drawn in its own colours', async () => {
    const icon = String((await brandPictures(brand)).get('/icons/icon.svg'))
    expect(icon).toContain(brand.colours.brand)
    expect(icon).toContain(brand.colours.canvas)
    expect(icon).not.toContain('var(')
  })
})

test('a logo of another shape than the mark is refused by its operator and field', async () => {
  const wrong: Operator = {
    ...OPERATORS.Elvel,
    logoDesktop: { ...OPERATORS.Elvel.logo, width: 90 }
  }
  await expect(brandPictures(wrong)).rejects.toThrow(
    'Elvel, logoDesktop: 90 by 28 px is not the shape of its mark, 28 by 28.'
  )
})
