/** The address of a key that belongs to nobody. */
export const sampleUri =
  'otpauth://totp/Rampart:dana@demo.test?issuer=Rampart&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30'

/** A QR code of one word, as small as possible: its content does not matter in stories. */
export const sampleQr = {
  size: 21,
  path: [
    'M0 0h7v1h-7zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h1v1h-1zM10 1h1v1h-1zM',
    '12 1h1v1h-1zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM9 2h1v1h-1zM1',
    '2 2h1v1h-1zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM9',
    ' 3h2v1h-2zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM8 ',
    '4h3v1h-3zM12 4h1v1h-1zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM10',
    ' 5h1v1h-1zM12 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM1',
    '2 6h1v1h-1zM14 6h7v1h-7zM9 7h4v1h-4zM0 8h1v1h-1zM2 8h1v1h-1zM4 8h1v1h-1zM6 8h1v1h-1zM11 ',
    '8h1v1h-1zM16 8h1v1h-1zM19 8h1v1h-1zM1 9h1v1h-1zM3 9h2v1h-2zM8 9h1v1h-1zM10 9h1v1h-1zM14 ',
    '9h1v1h-1zM0 10h4v1h-4zM5 10h2v1h-2zM8 10h1v1h-1zM10 10h1v1h-1zM12 10h1v1h-1zM16 10h2v1h-',
    '2zM0 11h1v1h-1zM2 11h1v1h-1zM4 11h2v1h-2zM7 11h1v1h-1zM9 11h1v1h-1zM14 11h1v1h-1zM18 11h',
    '2v1h-2zM1 12h4v1h-4zM6 12h2v1h-2zM12 12h1v1h-1zM14 12h1v1h-1zM16 12h1v1h-1zM19 12h1v1h-1',
    'zM8 13h1v1h-1zM10 13h2v1h-2zM13 13h1v1h-1zM15 13h1v1h-1zM18 13h2v1h-2zM0 14h7v1h-7zM9 14',
    'h3v1h-3zM13 14h3v1h-3zM19 14h1v1h-1zM0 15h1v1h-1zM6 15h1v1h-1zM9 15h5v1h-5zM15 15h2v1h-2',
    'zM20 15h1v1h-1zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM8 16h1v1h-1zM11 16h1v1h-1zM13 16h',
    '3v1h-3zM17 16h1v1h-1zM20 16h1v1h-1zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM9 17h1v1h-1zM',
    '14 17h2v1h-2zM19 17h1v1h-1zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM8 18h2v1h-2zM12 18h1v',
    '1h-1zM16 18h2v1h-2zM20 18h1v1h-1zM0 19h1v1h-1zM6 19h1v1h-1zM14 19h1v1h-1zM19 19h2v1h-2zM',
    '0 20h7v1h-7zM8 20h3v1h-3zM12 20h1v1h-1zM14 20h2v1h-2zM17 20h2v1h-2zM20 20h1v1h-1z',
  ].join(''),
}
