import { createPrivateKey, createPublicKey, type JsonWebKey, sign, verify } from 'node:crypto'

const HOW = 'RSA-SHA256'

/** Signs a text, in base64. */
export const rsaSignature = (key: JsonWebKey, text: string): string =>
  sign(HOW, Buffer.from(text), createPrivateKey({ key, format: 'jwk' })).toString('base64')

/** Whether a text was signed by the owner of a key; a private key stands for its public one. */
export const isRsaSigned = (key: JsonWebKey, text: string, signature: string): boolean =>
  verify(
    HOW,
    Buffer.from(text),
    createPublicKey({ key, format: 'jwk' }),
    Buffer.from(signature, 'base64')
  )
