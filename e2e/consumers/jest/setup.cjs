require('css.escape')
