#!/usr/bin/python3
"""A window of WebKitGTK with pages side by side, which share a profile. Options: one argument, JSON."""
import json
import os
import socket
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402


def answer_at_once(*_):
    """Sets TCP_NODELAY on the inspector's sockets: else each answer waits 40 ms until the one before it is acknowledged."""
    for fd in os.listdir('/proc/self/fd'):
        try:
            if not os.readlink(f'/proc/self/fd/{fd}').startswith('socket:'):
                continue
            with socket.socket(fileno=os.dup(int(fd))) as each:
                if each.family == socket.AF_INET:
                    each.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except OSError:
            pass  # Another thread has closed this file since it was listed.


options = json.loads(sys.argv[1])
profile = options['profile']
if options['isPrivate']:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
proxy = WebKit2.NetworkProxySettings.new(options['proxy'])
manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
context = WebKit2.WebContext(website_data_manager=manager)
if not options['isPrivate']:
    cookies = WebKit2.CookiePersistentStorage.SQLITE
    context.get_cookie_manager().set_persistent_storage(f'{profile}/cookies.sqlite', cookies)
settings = WebKit2.Settings(enable_developer_extras=True, enable_page_cache=True)
if not options['isComposited']:
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
if options.get('userAgent'):
    settings.set_user_agent(options['userAgent'])

row = Gtk.Box()
views = [WebKit2.WebView(web_context=context, settings=settings) for _ in range(options['pages'])]
for view in views:
    view.set_size_request(options['width'], options['height'])
    row.pack_start(view, False, False, 0)
    # By then it listens to itself, over TCP as well.
    view.connect('load-changed', answer_at_once)
    view.load_uri('about:blank')
window = Gtk.Window()
window.set_default_size(options['width'] * len(views), options['height'])
window.add(row)
window.show_all()
window.get_window().focus(0)
views[0].grab_focus()
Gtk.main()
